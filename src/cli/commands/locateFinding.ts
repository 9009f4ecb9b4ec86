import type { Finding, LintTools } from '../../analysis/index.ts';
import { locate, type TextPosition, type Repository } from '../../definitions/disk.ts';

/** Returns the position of a finding in a definition or in a flow test. */
export function locateFinding(
  repository: Repository,
  flows: LintTools['flows'],
  finding: Pick<Finding, 'file' | 'pointer' | 'key' | 'code' | 'message'>,
): TextPosition {
  const { file, pointer, key = false, message } = finding;
  const flow = flows?.files.find((one) => one.file === file);
  if (flow) return flow.placeOf(pointer, key);
  const unread = flows?.mistakes.find((one) => one.file === file && one.message === message);
  return unread ? { line: unread.line, column: unread.column } : locate(repository, finding);
}
