import { Value } from '@sinclair/typebox/value';
import type { ContractKinds } from './ContractKinds.ts';
import { contractKindsFile } from './contractKindsFile.ts';

/** Reads the criteria of contract kinds; null when the file holds something else. For Node: browsers get a file that lint has checked. */
export function readContractKinds(json: unknown): ContractKinds | null {
  return Value.Check(contractKindsFile.schema, json) ? json : null;
}
