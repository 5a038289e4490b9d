import type { ComponentProps } from 'react'

/** A button that sends no form. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />
}

/** Why something could not be done. */
export function Failure({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className="diagnostic" role="alert">
      {text}
    </p>
  )
}

type UploadProps = { label: string; hiddenLabel?: string; onFile: (file: File) => void }

/** Takes a picture from the computer. */
export function Upload({ label, hiddenLabel, onFile }: UploadProps) {
  return (
    <label className="upload">
      {label}
      {hiddenLabel && <span className="hidden">: {hiddenLabel}</span>}
      <input
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          // The same file can be taken again.
          target.value = ''
        }}
      />
    </label>
  )
}
