/** Code that the contract exports to browsers. */
const BROWSER_CODE = [
  '^graph/src/(contract|resources/index|core/(resource|title-of)|storage/(image-url|recipe))\\.ts',
  '^graph/src/.*\\.(fields|resource)\\.ts',
  '^graph/src/core/(fields|geography|passwords)/',
  '^graph/src/migrations/(index|migration|migrate-values|\\d{4}-[^/]+)\\.ts',
];

/** The import rules. Each names who may not import what, and why. */
module.exports = {
  forbidden: [
    {
      name: 'contract-holds-no-server-code',
      comment: 'Field definitions and the contract run in browsers.',
      severity: 'error',
      from: { path: BROWSER_CODE, pathNot: '\\.test\\.ts$' },
      to: {
        path: [
          '^graph/src/(app|config|services|snapshot|auth/|database/|http/|publish/)',
          '^graph/src/core/(derive|read|write|history/(?!history-entry)|single|.*service)',
          '^graph/src/storage/(?!(image-url|recipe)\\.ts)',
          '^graph/src/resources/(extensions\\.ts|.*\\.operations\\.ts)',
        ],
      },
    },
    {
      name: 'contract-needs-no-node',
      severity: 'error',
      from: { path: BROWSER_CODE, pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contract-takes-zod-alone',
      severity: 'error',
      from: { path: BROWSER_CODE, pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod' },
    },
    {
      name: 'one-log',
      comment: 'Only the log of log.ts blots secrets out.',
      severity: 'error',
      from: {
        path: '^(graph|scripts)/',
        pathNot: ['^graph/src/log\\.ts$', '\\.test\\.ts$', '/testing/'],
      },
      to: { path: 'node_modules/pino/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'core-knows-no-resource',
      severity: 'error',
      from: { path: '^graph/src/core/' },
      to: { path: '^graph/src/resources/' },
    },
    {
      name: 'resources-are-strangers',
      comment:
        'A resource imports no other. What several share is in `trips` and `search-appearance`.',
      severity: 'error',
      from: { path: '^graph/src/resources/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^graph/src/(?!core/|storage/|auth/)',
        pathNot: '^graph/src/resources/($1|trips|search-appearance)/',
      },
    },
    {
      name: 'migrations-stand-alone',
      comment: 'What a migration does must not change when the code of today changes.',
      severity: 'error',
      from: { path: '^graph/src/migrations/\\d{4}-' },
      to: { pathNot: '^graph/src/migrations/migration\\.ts$' },
    },
    {
      name: 'publish-and-storage-know-no-resource',
      severity: 'error',
      from: { path: '^graph/src/(publish|storage)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^graph/src/resources/' },
    },
    {
      name: 'browsers-take-the-contract-only',
      severity: 'error',
      from: { path: '^(site|admin)/src/' },
      to: { path: '^graph/', pathNot: '^graph/(src/contract\\.ts|schema\\.graphql)$' },
    },
    {
      name: 'site-and-admin-are-strangers',
      severity: 'error',
      from: { path: '^(site|admin)/' },
      to: { path: '^(site|admin)/', pathNot: '^$1/' },
    },
    {
      name: 'the-embedded-database-knows-nothing-of-karibu',
      severity: 'error',
      from: { path: '^graph/embedded-database/' },
      to: { path: '^(graph/src|site|admin|scripts)/' },
    },
    {
      name: 'the-api-knows-mongodb-alone',
      comment: 'Only tests start the embedded database from the API; the server chooses it.',
      severity: 'error',
      from: { path: '^graph/src/', pathNot: '^graph/src/testing/|\\.test\\.ts$' },
      to: { path: '^graph/embedded-database/' },
    },
    {
      name: 'nobody-imports-scripts',
      severity: 'error',
      from: { path: '^(graph|site|admin)/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'no-circles',
      comment: 'A circle of types counts too. Types that need each other share a file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: '(node_modules|/dist/|/generated/)' },
    exclude: { path: '(/dist/|node_modules)' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.astro'],
    },
  },
};
