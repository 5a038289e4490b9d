import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { fileOf } from '../support/built-pages.ts'
import { pages } from '../support/site-content.ts'

const validator = new HtmlValidate(new FileSystemConfigLoader({ extends: ['html-validate:standard'], root: true }))

test.each(pages.map(({ path }) => path))('%s is HTML as the standard wants it', async (path) => {
  const { results } = await validator.validateFile(fileOf(path))
  const problems = results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message}: ${selector}`))
  expect(problems).toEqual([])
})
