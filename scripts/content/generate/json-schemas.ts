import { z } from 'zod'
import { type Collection, collections } from '../../../src/content/collections.ts'

/** Where the schemas lie; dot folders are no content, so the check passes over them. */
const FOLDER = 'content/.schemas'

/** What JSON Schema knows; our own notes on fields would only puzzle editors. */
const KEYWORDS = new Set(
  `$schema $ref definitions type title description examples const enum properties required additionalProperties items
   minItems maxItems minLength maxLength pattern format minimum maximum exclusiveMinimum exclusiveMaximum anyOf oneOf
   allOf`.split(/\s+/),
)

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
      for (const key of Object.keys(jsonSchema)) if (!KEYWORDS.has(key)) delete jsonSchema[key]
    },
  })
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
