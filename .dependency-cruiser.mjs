// Who may import whom. One list for the stages of the content check and for the folders of `src`; `npm run lint` holds
// the code against it.

/** The stages of the content check: each imports only from those before it. */
const STAGES = [
  'text',
  'diagnostics',
  'formats',
  'schema',
  'read',
  'images',
  'parse',
  'validate',
  'collect',
  'site',
  'resolve',
]

/** What puts the stages together; the three programs at the end know nothing of each other. */
const AFTER_STAGES = ['check[.]ts', 'load[.]ts', '(cli|vite|generate)/']

const SECTION_FILES = '^src/sections/[^/]+/'

/** Files with zod schemas, which run in Node only. */
const SCHEMA_FILES =
  '^src/(collections/(?!resolved)|content/(fields|section-fields|company)[.]ts|sections/(index|[^/]+/schema)[.]ts)'

/** @returns A rule that fails the run: files at `from` never import files at `to`. */
function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

const stageRules = STAGES.map((stage, index) => {
  const later = [...STAGES.slice(index + 1).map((each) => `${each}/`), ...AFTER_STAGES]
  return forbid(
    `stage-${stage}`,
    'A stage of the content check imports only from the stages before it (scripts/content/README.md).',
    { path: `^scripts/content/${stage}/` },
    { path: `^scripts/content/(${later.join('|')})` },
  )
})

/** Folders of `src` by what they never import. */
const folderRules = Object.entries({
  boot: [
    'app',
    'sections',
    'layout',
    'components(?!/message/early-fields)',
    'motion(?!/(?:once-a-visit|play-in-sight))',
    'visit-counter',
  ],
  components: ['app', 'sections', 'layout', 'visit-counter'],
  motion: ['app', 'sections', 'layout', 'components', 'visit-counter'],
  theme: ['app', 'sections', 'layout', 'components', 'motion', 'visit-counter'],
  'visit-counter': ['app', 'sections', 'layout'],
  layout: ['app', 'sections'],
  sections: ['app', 'layout', 'visit-counter'],
}).map(([folder, never]) =>
  forbid(
    `folder-${folder}`,
    `src/${folder} knows nothing of ${never.join(', ')}.`,
    { path: `^src/${folder}/` },
    { path: `^src/(${never.join('|')})/` },
  ),
)

export default {
  forbidden: [
    ...stageRules,
    forbid(
      'content-programs',
      'The command, the Vite plugin and the generator of the content check do not import each other.',
      { path: '^scripts/content/(cli|vite|generate)/' },
      { path: '^scripts/content/(cli|vite|generate)/', pathNot: '^scripts/content/$1/' },
    ),
    ...folderRules,
    forbid('no-cycles', 'A circle of imports has no first file to read.', {}, { circular: true }),
    forbid(
      'browser-stays-in-the-browser',
      'Browser code never reaches into scripts or Node.',
      { path: '^src/' },
      { path: '^(scripts|tests)/' },
    ),
    forbid('no-node-in-the-browser', 'Browser code has no Node.', { path: '^src/' }, { dependencyTypes: ['core'] }),
    forbid(
      'schemas-stay-in-node',
      'Take the types from src/collections/resolved.ts or use `import type`: the validator never travels to the visitor.',
      { path: '^src/', pathNot: SCHEMA_FILES },
      { path: `${SCHEMA_FILES}|node_modules/zod/`, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-parsers-in-the-browser',
      'Parsers and Markdown run at build time.',
      { path: '^src/' },
      { path: 'node_modules/(gray-matter|yaml|jsonc-parser|saxes|sharp|react-markdown|remark-[^/]+|micromark[^/]*)/' },
    ),
    forbid(
      'gray-matter-has-one-door',
      'Only parse/front-matter.ts knows gray-matter, and calls it so that it runs no code and keeps no cache.',
      { pathNot: '^scripts/content/parse/front-matter[.]ts|^node_modules/' },
      { path: 'node_modules/gray-matter/' },
    ),
    forbid(
      'motion-has-one-door',
      'Only src/motion knows framer-motion.',
      { path: '^src/', pathNot: '^src/motion/' },
      { path: 'node_modules/(framer-motion|motion)/' },
    ),
    forbid(
      'firebase-has-one-door',
      'Only src/visit-counter knows Firebase.',
      { path: '^src/', pathNot: '^src/visit-counter/' },
      { path: 'node_modules/(@firebase|firebase)/' },
    ),
    forbid(
      'content-is-the-contract',
      'src/content imports nothing but zod and src/site.config.ts.',
      { path: '^src/content/' },
      { pathNot: '^src/(content/|site[.]config[.]ts$)|node_modules/zod/' },
    ),
    forbid(
      'sections-stand-alone',
      'A section never imports another one.',
      { path: '^src/sections/([^/]+)/' },
      { path: SECTION_FILES, pathNot: '^src/sections/$1/' },
    ),
    forbid(
      'cross-folders-by-alias',
      'Cross folders of src with @/, stay inside one with ./ (schemas do not: Node resolves them without the alias)',
      { path: '^src/([^/]+)/', pathNot: SCHEMA_FILES },
      { path: '^src/', pathNot: '^src/($1/|site[.]config[.]ts$)', dependencyTypesNot: ['aliased'] },
    ),
    forbid(
      'scripts-use-content-only',
      'Of src, scripts use src/content, src/collections and src/site.config.ts; the form and its preview show real parts of the site.',
      { path: '^scripts/', pathNot: '^scripts/editor/(client|preview)/' },
      { path: '^src/', pathNot: '^src/(content/|collections/|site[.]config[.]ts$)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports of types count: they are arrows like any other.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    moduleSystems: ['es6'],
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
}
