import { type Document, parseDocument } from 'yaml'

/**
 * Parses YAML 1.2: `no`, `evet`, `2025-02-30` and `09.00` stay strings; no custom types.
 * Errors are in `document.errors`, never thrown.
 */
export function readYaml(text: string): Document {
  return parseDocument(text, {
    version: '1.2',
    schema: 'core',
    uniqueKeys: true,
    prettyErrors: false,
    logLevel: 'silent',
    merge: false,
  }) as Document
}
