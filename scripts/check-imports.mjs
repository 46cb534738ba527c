// Holds the imports against .dependency-cruiser.cjs. A parser that finds no module would pass: the count is checked too.
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const options = await extractOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(['contract/src', 'server/src', 'demo', 'web/src'], options, null, {
  tsConfig: extractTsConfig('tsconfig.base.json'),
});
const { violations, totalCruised } = output.summary;
for (const { rule, from, to } of violations) process.stdout.write(`${rule.name}: ${from} → ${to}\n`);
process.stdout.write(`${totalCruised} modules, ${violations.length} imports that may not be\n`);
process.exit(violations.length > 0 || totalCruised < 100 ? 1 : 0);
