import { readFileSync } from 'node:fs'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { fileOf } from '../support/built-pages.ts'
import { pages } from '../support/site-content.ts'

const validator = new HtmlValidate(new FileSystemConfigLoader({ extends: ['html-validate:standard'], root: true }))

test.each(pages.map(({ path }) => path))('%s is HTML as the standard wants it', async (path) => {
  const { results } = await validator.validateFile(fileOf(path))
  const problems = results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message}: ${selector}`))
  expect(problems).toEqual([])
  // What the validator does not know: a state beside a command, and metadata without a name.
  const tags = readFileSync(fileOf(path), 'utf8').match(/<(?:meta|button)\b[^>]*>/g) ?? []
  expect(tags.some((tag) => tag.includes(' command='))).toBe(true)
  expect(tags.filter((tag) => / command=/.test(tag) && / aria-expanded=/.test(tag))).toEqual([])
  expect(tags.filter((tag) => /^<meta(?! (?:name|property|charset|http-equiv)=)/.test(tag))).toEqual([])
})
