import { localForage } from 'decap-cms-lib-util'

/** Where Decap keeps what was typed and not saved: `backup.<collection>.<file name>`. */
const BACKUP_KEY = /^backup\../

type Backup = { path?: string; openedVersion?: string | undefined }

/**
 * Decap keeps unsaved drafts and offers them at the next visit, whatever has become of the file meanwhile. Here a draft
 * remembers the version it was made from, and is offered only while the file still is that version: otherwise it would
 * bring old text back over new.
 *
 * @param openedVersion The version a path was opened at, in this tab.
 * @param currentVersion The version on disk.
 */
export function keepDraftVersions(
  openedVersion: (path: string) => string | undefined,
  currentVersion: (path: string) => Promise<string | undefined>,
): void {
  const { setItem, getItem } = localForage

  localForage.setItem = (key, value) => {
    if (!BACKUP_KEY.test(key)) return setItem.call(localForage, key, value)
    const backup = value as Backup
    return setItem.call(localForage, key, { ...backup, openedVersion: openedVersion(backup.path ?? '') })
  }

  localForage.getItem = async (key) => {
    const value = await getItem.call(localForage, key)
    const backup = BACKUP_KEY.test(key) ? (value as Backup | null) : null
    if (!backup?.path || backup.openedVersion === undefined) return value
    if ((await currentVersion(backup.path)) === backup.openedVersion) return value
    await localForage.removeItem(key)
    return null
  }
}
