import { type ClipboardEvent, useRef, useState } from 'react'
import { valueAt } from '../../../content/schema/introspect.ts'
import { PictureDialog } from '../dialogs/PictureDialog.tsx'
import { Button, Dialog } from '../parts.tsx'
import { useForm } from './form-context.ts'
import { type FieldProps, Labelled } from './Labelled.tsx'
import { LinkInput } from './LinkField.tsx'
import { toMarkdown } from './paste.ts'

const TABLE = '| Başlık | Başlık |\n| --- | --- |\n| Yazı | Yazı |'

/** A Markdown text with buttons for its syntax; HTML is converted when it is pasted. */
export function MarkdownField(props: FieldProps) {
  const { at } = props
  const { values, set, collection } = useForm()
  const area = useRef<HTMLTextAreaElement>(null)
  const [dialog, setDialog] = useState<'link' | 'picture'>()
  const [link, setLink] = useState('')
  const heading = collection.folder?.largestHeading ?? 2
  const text = String(valueAt(values, at) ?? '')

  /** Replaces the selection as typing would, so that the browser's own undo takes it back. */
  const insert = (put: (selected: string) => string) => {
    const element = area.current
    if (!element) return
    element.focus()
    const { selectionStart, selectionEnd, value } = element
    document.execCommand('insertText', false, put(value.slice(selectionStart, selectionEnd)))
  }
  const wrap = (mark: string, sample: string) => insert((selected) => `${mark}${selected || sample}${mark}`)
  const startLines = (mark: string) => {
    const element = area.current
    if (!element) return
    // The mark belongs to whole lines, wherever in them the selection begins.
    const start = element.value.lastIndexOf('\n', element.selectionStart - 1) + 1
    element.setSelectionRange(start, element.selectionEnd)
    insert((selected) => selected.replace(/^(?:#{1,6} |- |\d+\. )?/gm, mark))
  }
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html')
    const markdown = html && toMarkdown(html, heading)
    if (!markdown) return
    event.preventDefault()
    insert(() => markdown)
  }
  const block = (put: string) => {
    const element = area.current
    // After what is selected, not in its place.
    element?.setSelectionRange(element.selectionEnd, element.selectionEnd)
    insert(() => `${text.trim() === '' ? '' : '\n\n'}${put}\n\n`)
  }
  return (
    <Labelled {...props}>
      {(control) => (
        <>
          <div className="row" role="toolbar" aria-label="Biçim">
            <Button onClick={() => startLines(`${'#'.repeat(heading)} `)}>Alt başlık</Button>
            <Button onClick={() => wrap('**', 'kalın yazı')}>
              <b>Kalın</b>
            </Button>
            <Button onClick={() => startLines('- ')}>Liste</Button>
            <Button onClick={() => setDialog('link')}>Bağlantı</Button>
            <Button onClick={() => setDialog('picture')}>Görsel</Button>
            <Button onClick={() => block(TABLE)}>Tablo</Button>
          </div>
          <textarea
            {...control}
            ref={area}
            className="long"
            rows={14}
            value={text}
            onPaste={paste}
            onChange={({ target }) => set(at, target.value)}
          />
          {dialog === 'picture' && (
            <PictureDialog
              chosen=""
              alt=""
              onClose={() => setDialog(undefined)}
              onChoose={(path, alt) => {
                setDialog(undefined)
                setTimeout(() => block(`![${alt}](${path})`))
              }}
            />
          )}
          {dialog === 'link' && (
            <Dialog
              title="Bağlantı ekle"
              onClose={() => setDialog(undefined)}
              actions={
                <Button
                  className="primary"
                  disabled={link === ''}
                  onClick={() => {
                    setDialog(undefined)
                    setTimeout(() => insert((selected) => `[${selected || 'bağlantı yazısı'}](${link})`))
                  }}
                >
                  Ekle
                </Button>
              }
            >
              <LinkInput control={{ 'aria-label': 'Nereye gitsin?' }} value={link} onChange={setLink} />
            </Dialog>
          )}
        </>
      )}
    </Labelled>
  )
}
