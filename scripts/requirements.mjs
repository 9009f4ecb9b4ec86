import { parseArgs } from 'node:util';
import { findProofs } from './documents/findProofs.mjs';
import { readRequirements } from './documents/requirementRows.mjs';
import { failWith } from './failWith.mjs';

const help = `npm run requirements [-- --area PAY]

Says by area how many requirements a test proves by an assertion of its own, and how many were broken on purpose. Ends with 1 where a
requirement is named by no test, or only among more than two others.
  --area <name>  also lists the requirements of an area with their proofs`;

try {
  const { values } = parseArgs({
    options: { area: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) process.stdout.write(`${help}\n`);
  else report(values.area);
} catch (error) {
  failWith(error);
}

function report(wanted) {
  const rows = readRequirements();
  const { proofs, named, broken } = findProofs();
  const areas = [...new Set(rows.map(({ area }) => area))];
  const line = (name, own) =>
    [
      name.padEnd(8),
      String(own.length).padStart(6),
      String(own.filter(({ id }) => proofs.has(id)).length).padStart(8),
      String(own.filter(({ id }) => broken.has(id)).length).padStart(8),
    ].join('');
  const lines = areas.map((area) =>
    line(
      area,
      rows.filter((row) => row.area === area),
    ),
  );
  process.stdout.write(`${['area     facts  proven  broken', ...lines, line('all', rows)].join('\n')}\n`);
  for (const { id, requirement, proof } of rows.filter(({ area }) => area === wanted))
    process.stdout.write(`\n${id} ${requirement}\n  ${proof || 'no proof'}\n`);
  const open = rows.filter(({ id }) => !proofs.has(id));
  for (const { id, requirement } of open)
    process.stdout.write(
      `${id} ${named.has(id) ? 'stands only among more than two others' : 'is named by no test'}: ${requirement}\n`,
    );
  process.exitCode = open.length > 0 ? 1 : 0;
}
