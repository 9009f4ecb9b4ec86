import type { ClaimReport } from '../../../protocol/index.ts';

const knownStages: readonly string[] = ['RECEIVED', 'IN_REVIEW', 'DECIDED'];

export interface ReportStage {
  readonly name: string;
  readonly state: 'done' | 'current' | 'open';
  /** The day on which the report reached it. */
  readonly since: string | undefined;
}

/** Returns the name under which a stage has its text. An insurer may have more stages than the portal has words for. */
export function findStageName(name: string | undefined): string {
  return name !== undefined && knownStages.includes(name) ? name : 'OTHER';
}

/** Returns the finished, current and coming stages of a report. A stage that the portal does not know stands behind the last known one. */
export function listStages({ stages }: Pick<ClaimReport, 'stages'>): readonly ReportStage[] {
  const current = stages.at(-1)?.name;
  const names: readonly string[] = stages.map(({ name }) => name);
  const unknown = new Set(names.filter((name) => !knownStages.includes(name)));
  const reached = knownStages.findLastIndex((name) => names.includes(name));
  return knownStages.toSpliced(reached + 1, 0, ...unknown).map((name) => {
    const since = stages.find((stage) => stage.name === name)?.since;
    const isDone = since !== undefined && (name !== current || name === 'DECIDED');
    return { name, since, state: isDone ? 'done' : since === undefined ? 'open' : 'current' };
  });
}
