import imageComponent from 'decap-cms-editor-component-image'
import { defaultProps as selectDefaults } from 'react-select/base'

const IMAGE_FIELDS: Record<string, object> = {
  image: { label: 'Görsel', required: true, choose_url: false },
  alt: {
    label: 'Görsel açıklaması',
    required: true,
    hint: 'Görselde ne olduğunu, onu görmeyen birine anlatır gibi yazın.',
  },
  title: { label: 'Üstüne gelince görünen yazı', required: false },
}

/** Decap's picture within a text; it has no translation. */
export const turkishImageComponent = {
  ...imageComponent,
  label: 'Görsel',
  fields: imageComponent.fields.map((field) => ({ ...field, ...IMAGE_FIELDS[field.name] })),
}

/** What the choice field says to those who do not see it; Decap hands no translation on. */
export function speakTurkishInChoices(): void {
  Object.assign(selectDefaults, {
    noOptionsMessage: () => 'Uyan seçenek yok',
    loadingMessage: () => 'Yükleniyor...',
    placeholder: 'Seçin...',
    screenReaderStatus: ({ count }: { count: number }) => `${count} seçenek var.`,
    ariaLiveMessages: {
      guidance: ({ context }: { context: 'menu' | 'input' | 'value' }) =>
        context === 'menu' ? 'Yukarı ve aşağı oklarla gezin, Enter ile seçin, Esc ile kapatın.' : '',
      onChange: ({ label = '' }: { label?: string }) => `${label}: seçildi.`,
      onFilter: ({ inputValue, resultsMessage }: { inputValue: string; resultsMessage: string }) =>
        inputValue === '' ? resultsMessage : `"${inputValue}": ${resultsMessage}`,
      onFocus: ({ label = '', focused, options }: { label?: string; focused: unknown; options: readonly unknown[] }) =>
        `${label}, ${options.indexOf(focused) + 1} / ${options.length}.`,
    },
  })
}
