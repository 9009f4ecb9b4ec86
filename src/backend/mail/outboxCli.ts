import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportOutbox } from './reportOutbox.ts';

/** `npm run outbox [-- <number> [--html <file>]]` */
const folder = join(process.env['DATA_DIR'] ?? '.data', 'outbox');
const report = reportOutbox(folder, process.argv.slice(2));
if (report.file) writeFileSync(report.file.name, report.file.content);
(report.isError ? process.stderr : process.stdout).write(`${report.text}\n`);
process.exitCode = report.isError ? 1 : 0;
