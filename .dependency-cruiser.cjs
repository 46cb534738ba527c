// Who may import whom (ARCHITECTURE.md).
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** Each layer imports the ones before it in the list, and itself. */
const layers = (root, names) =>
  names
    .slice(0, -1)
    .map((name, index) =>
      forbid(
        `layer-${name}`,
        { path: `${root}${name}/` },
        { path: `${root}(${names.slice(index + 1).join('|')})/` },
        `The layers, from the bottom: ${names.join(', ')}.`,
      ),
    );

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-circles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'Imports go one way.',
    ),
    forbid(
      'contract-stands-alone',
      { path: '^contract/src', pathNot: '\\.test\\.ts$' },
      { pathNot: '^(contract/src|node_modules/zod)' },
      'The contract imports zod and nothing else.',
    ),
    forbid('server-not-web', { path: '^server' }, { path: '^web' }, 'Server and web know only the contract.'),
    forbid('web-not-server', { path: '^web' }, { path: '^server' }, 'Server and web know only the contract.'),
    forbid(
      'server-outside-world-knows-no-feature',
      { path: '^server/src/(http|db|files|mail|jobs|pdf)/', pathNot: '\\.test\\.ts$' },
      { path: '^(server/src/(features|areas)|demo)' },
      'Features use the outside world, not the other way round.',
    ),
    forbid(
      'notify-knows-no-feature',
      { path: '^server/src/notify/', pathNot: '\\.test\\.ts$' },
      { path: '^server/src/(features|areas)', pathNot: '^server/src/features/catalogue/lists/' },
      'Features notify, and notify knows none of them: of the catalogue it reads the words of the reasons.',
    ),
    forbid(
      'notifications-apart',
      { path: '^server/src/features/(?!notifications/)', pathNot: '\\.(fixtures|test)\\.ts$' },
      { path: '^server/src/features/notifications/' },
      'The bell and the mails are a feature as others: what features need of them is in notify.',
    ),
    forbid(
      'server-tables-of-the-area',
      {
        path: '^server/src/(features|files|mail|jobs|notify)/',
        pathNot: '\\.(queries|fixtures|test)\\.ts$|^server/src/(files|mail)/',
      },
      { path: '^server/src/db/tables/', dependencyTypesNot: ['type-only'] },
      'SQL is written in *.queries.ts.',
    ),
    forbid(
      'demo-apart',
      { path: '^server/src', pathNot: '^server/src/(main\\.ts|testing/)|\\.(fixtures|test)\\.ts$' },
      { path: '^demo' },
      'The portal works without the demo: only its start loads it.',
    ),
    forbid(
      'web-not-demo',
      { path: '^web' },
      { path: '^demo', pathNot: '^demo/accounts' },
      'Of the demo the page knows the accounts that its login offers.',
    ),
    ...layers('^web/src/', ['lib', 'ui', 'domain', 'features', 'app']),
    forbid(
      'server-tests-apart',
      { path: '^(server/src|demo)/', pathNot: '^server/src/testing/|\\.(fixtures|test)\\.ts$' },
      { path: '^server/src/testing/|\\.(fixtures|test)\\.ts$' },
      'What only tests use is not loaded by the portal.',
    ),
    forbid(
      'web-features-apart',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
      'Features do not import one another: app composes them.',
    ),
    forbid(
      'web-lib-has-no-components',
      { path: '^web/src/' },
      { path: '^web/src/lib/.*\\.(tsx|css)$' },
      'Components are in ui and above.',
    ),
    forbid('nothing-unresolved', {}, { couldNotResolve: true }, 'Every import is there.'),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
