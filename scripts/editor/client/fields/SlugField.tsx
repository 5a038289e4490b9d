import { HOME_PATH, NOT_FOUND_PATH } from '@/content/paths.ts'
import { Button } from '../parts.tsx'

type SlugFieldProps = {
  title: string
  value: string
  /** Missing for an entry that is not saved yet: its address follows its name. */
  onRename: (() => void) | undefined
  /** The address that follows from the name, where another page has it. */
  taken?: string | undefined
}

/** The slug of an entry. Once it is saved, links lead there: it changes together with them or not at all. */
export function SlugField({ title, value, onRename, taken }: SlugFieldProps) {
  const isPage = value.startsWith('/')
  return (
    <div className="field">
      <strong>{title}</strong>
      <div className="row">
        <code>{value}</code>
        {isPage && onRename && value !== HOME_PATH && value !== NOT_FOUND_PATH && (
          <Button onClick={onRename}>Adresi değiştir</Button>
        )}
      </div>
      {!onRename && <p className="help">Başlıktan oluşur; kaydettikten sonra da değiştirebilirsiniz.</p>}
      {taken && (
        <p className="diagnostic">
          <strong>{taken} adresinde başka bir kayıt var; bu yüzden sonuna sayı eklendi.</strong>
          <span>Ne yapmalı: Başka bir adres isterseniz başlığı değiştirin.</span>
        </p>
      )}
      {!isPage && <p className="help">Bağlantılar bu ada gider; kaydedildikten sonra değişmez.</p>}
    </div>
  )
}
