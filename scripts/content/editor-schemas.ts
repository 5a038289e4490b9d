import { z } from 'zod'
import { type Collection, collections } from '../../src/content/collections.ts'

/** Where the schemas lie; dot folders are no content, so the check passes over them. */
const FOLDER = 'content/.schemas'

/** What the help texts are for the check alone, and editors would not know. */
const OWN_KEYS = ['expected', 'expectedEnglish', 'kind', 'multiline']

/**
 * Writes what editors need to complete field names, show help and underline mistakes while someone types:
 * a JSON Schema for every kind of content, and the settings that tell Visual Studio Code about them.
 *
 * @returns Texts by path below the project.
 */
export function writeEditorFiles(): Record<string, string> {
  const all = Object.values(collections as Record<string, Collection>)
  const schemas = all.map((collection) => [`${FOLDER}/${collection.name}.schema.json`, toText(writeSchema(collection))])
  const settings = {
    'files.encoding': 'utf8',
    'files.insertFinalNewline': true,
    'json.schemas': all.flatMap((collection) =>
      collection.format === 'json'
        ? [{ fileMatch: [`/content/${collection.file}`], url: `./${FOLDER}/${collection.name}.schema.json` }]
        : [],
    ),
  }
  return { ...Object.fromEntries(schemas), '.vscode/settings.json': toText(settings) }
}

function writeSchema({ schema }: Collection): object {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const key of OWN_KEYS) delete jsonSchema[key]
    },
  })
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
