import { catalogue, isCheck } from './catalogue.ts';
import { describeCheck } from './describeCheck.ts';
import type { Finding } from './lint.ts';

/** A finding with its place, both counted from 1. */
export interface PlacedFinding extends Finding {
  readonly line: number;
  readonly column: number;
}

/** Formats findings as SARIF 2.1.0, which code review tools read. */
export function buildSarif(findings: readonly PlacedFinding[]) {
  const ids = Object.keys(catalogue).filter(isCheck);
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'forms lint',
            rules: ids.map((id) => ({
              id,
              shortDescription: { text: describeCheck(id) },
              defaultConfiguration: { level: catalogue[id].severity },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map(({ code, severity, message, hint, file, line, column }) => ({
          ruleId: code,
          ruleIndex: ids.findIndex((id) => id === code),
          level: severity,
          message: { text: hint === undefined ? message : `${message} (${hint})` },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: encodeURI(file), uriBaseId: '%SRCROOT%' },
                region: { startLine: line, startColumn: column },
              },
            },
          ],
        })),
      },
    ],
  };
}
