import { z } from 'zod'
import type { Collection } from '../../../src/collections/define.ts'
import { collections } from '../../../src/collections/index.ts'

/** The folder of the schemas; the check ignores dot folders. */
const FOLDER = 'content/.schemas'

/** Keywords of JSON Schema; editors warn about others. */
const KEYWORDS = new Set(
  `$schema $ref definitions type title description examples const enum properties required additionalProperties items
   minItems maxItems minLength maxLength pattern format minimum maximum exclusiveMinimum exclusiveMaximum anyOf oneOf
   allOf`.split(/\s+/),
)

/**
 * Writes a JSON Schema for every JSON file of the content and the settings of Visual Studio Code that use them:
 * completion, help and validation while typing. No editor takes one for front matter.
 *
 * @returns File contents by path below the project.
 */
export function writeEditorFiles(): Record<string, string> {
  const files = collections.flatMap((each) => (each.format === 'json' ? [each] : []))
  const pathOf = ({ name }: Collection) => `${FOLDER}/${name}.schema.json`
  const settings = {
    'files.encoding': 'utf8',
    'files.insertFinalNewline': true,
    'json.schemas': files.map((each) => ({ fileMatch: [`/content/${each.file}`], url: `./${pathOf(each)}` })),
  }
  return {
    ...Object.fromEntries(files.map((each) => [pathOf(each), toText(writeSchema(each))])),
    '.vscode/settings.json': toText(settings),
  }
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
