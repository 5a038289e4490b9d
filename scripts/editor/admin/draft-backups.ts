import { localForage } from 'decap-cms-lib-util'

/** Where Decap keeps what was typed and not saved: `backup.<collection>.<file name>`, or `backup.<collection>` for what is new. */
const BACKUP_KEY = /^backup\../

/** Decap's form; there as soon as the file's own text is in it. */
const FORM = '#nc-root [class*="EditorContainer"]'

type Backup = { path?: string; openedVersion?: string | undefined }

/**
 * Decap keeps unsaved drafts and offers them at the next visit, whatever has become of the file meanwhile. Here a draft
 * remembers the version it was made from, and is offered only while the file still is that version: otherwise it would
 * bring old text back over new.
 *
 * @param openedVersion The version a path was opened at, in this tab.
 */
export async function keepDraftVersions(openedVersion: (path: string) => string | undefined): Promise<void> {
  // Before that, the store may still replace its own methods.
  await localForage.ready()
  const { setItem, getItem } = localForage

  localForage.setItem = (key, value) => {
    if (!BACKUP_KEY.test(key)) return setItem.call(localForage, key, value)
    const backup = value as Backup
    return setItem.call(localForage, key, { ...backup, openedVersion: openedVersion(backup.path ?? '') })
  }

  localForage.getItem = async (key) => {
    const value = await getItem.call(localForage, key)
    const backup = BACKUP_KEY.test(key) ? (value as Backup | null) : null
    if (!backup) return value
    // Decap asks for the draft while it reads the file; the file's text would replace a draft that is quicker.
    await formIsShown()
    if (!backup.path || openedVersion(backup.path) === backup.openedVersion) return value
    await localForage.removeItem(key)
    return null
  }
}

function formIsShown(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    look()

    function look() {
      if (!document.querySelector(FORM)) return
      observer.disconnect()
      resolve()
    }
  })
}
