import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replacePart } from './replacePart.mjs';
import { root } from '../root.mjs';

const folder = join(root, 'docs/decisions');
const topics = [
  'Format of forms',
  'Engine',
  "Analysts' tools",
  'Forms on the screen',
  'Portal',
  'Brands',
  'Accounts and sign-in',
  'Contracts and claims',
  'Back end',
  'Speed',
  'Build and tests',
];

/**
 * Returns path -> text of `docs/decisions/README.md`, with one table of decisions per topic. Throws when a decision has an unknown topic.
 */
export function writeDecisionIndex() {
  const path = join(folder, 'README.md');
  const decisions = readdirSync(folder)
    .filter((file) => /^\d{4}-/.test(file))
    .toSorted()
    .map(readDecision);
  const tables = topics.map((topic) => writeTable(topic, decisions)).join('\n\n');
  return { [path]: replacePart(readFileSync(path, 'utf8'), 'index', tables) };
}

function readDecision(file) {
  const text = readFileSync(join(folder, file), 'utf8');
  const [, title] = /^# \d{4} (.+)$/m.exec(text) ?? [];
  const [, status] = /^## Status\n\n(Accepted|Replaced by \[\d{4}\]\([^)]+\)), /m.exec(text) ?? [];
  const [, topic] = /^Topic: (.+)$/m.exec(text) ?? [];
  if (!title || !status || !topics.includes(topic))
    throw new Error(
      `docs/decisions/${file} needs "# NNNN Title", under "## Status" either "Accepted, <day>" or "Replaced by [NNNN](file), <day>: <why>", and "Topic: " with one of: ${topics.join(', ')}.`,
    );
  return { file, title, status, topic };
}

function writeTable(topic, decisions) {
  const rows = decisions
    .filter((decision) => decision.topic === topic)
    .map(
      ({ file, title, status }) => `| [${file.slice(0, 4)}](${file}) | ${title} | ${lowerFirst(status)} |`,
    );
  return [`## ${topic}`, '', '| Number | Decision | Status |', '| --- | --- | --- |', ...rows].join('\n');
}

function lowerFirst(text) {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
