import type { ServerRefusal } from './server-link.ts'

let panel: HTMLElement | undefined

const TITLES = {
  save: 'Kaydedilmedi. Dosyalar olduğu gibi duruyor.',
  remove: 'Silinmedi: başka yerlerde hâlâ kullanılıyor. Önce oraları değiştirin.',
}

/** Shows why something was not saved or removed, until the next try or until it is closed. */
export function showRefusal({ message, diagnostics }: ServerRefusal, attempt: 'save' | 'remove'): void {
  hideRefusal()
  panel = document.createElement('section')
  panel.className = 'refusal'
  panel.setAttribute('role', 'alert')
  panel.setAttribute('aria-label', attempt === 'save' ? 'Kaydedilmedi' : 'Silinmedi')
  panel.append(textElement('h2', attempt === 'save' || diagnostics.length > 0 ? TITLES[attempt] : 'Silinmedi.'))
  if (diagnostics.length === 0) panel.append(textElement('p', message))
  else {
    const list = document.createElement('ol')
    for (const { file, line, problem, expected, fix } of diagnostics) {
      const item = document.createElement('li')
      item.append(
        textElement('strong', problem),
        textElement('span', `Beklenen: ${expected}`),
        textElement('span', `Düzeltme: ${fix}`),
        textElement('small', `${file}:${line}`),
      )
      list.append(item)
    }
    panel.append(list)
  }
  const close = textElement('button', 'Kapat')
  close.addEventListener('click', hideRefusal)
  panel.append(close)
  document.body.append(panel)
}

export function hideRefusal(): void {
  panel?.remove()
  panel = undefined
}

function textElement(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
