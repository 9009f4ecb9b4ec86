import type { CallDefinition, CallMoment } from '../definition/files/CallsFile.ts';
import type { OutcomeEffects, OutcomeRow } from '../definition/files/OutcomeRow.ts';
import type { FormSource } from '../definition/FormSource.ts';
import type { Call, CompiledOutcome } from '../definition/Wizard.ts';
import { getResultShape } from '../definition/resultSchema.ts';
import { createResultValidator } from './createResultValidator.ts';
import type { Environment } from './FlatNode.ts';
import type { References } from './names/createReferences.ts';
import { didYouMean } from '../messages/didYouMean.ts';
import { mistake } from '../messages/messages.ts';
import { pointerTo, type Report } from './report.ts';

export function compileCalls(
  source: FormSource,
  refs: References,
  { validators }: Environment,
  report: Report,
): readonly Call[] {
  const file = `schemas/${source.wizard.id}/calls.json`;
  return source.calls.calls.map((call, position) => {
    const pointer = (...more: readonly (string | number)[]) => pointerTo('calls', position, ...more);
    const place = (...more: readonly (string | number)[]) => ({
      file,
      pointer: pointer(...more),
      below: Infinity,
      row: null,
    });
    checkMoment(call, source, refs, { file, pointer: pointer('at') }, report);
    const values = (key: 'path' | 'headers') =>
      Object.fromEntries(
        Object.entries(call[key] ?? {}).map(([name, value]) => [name, refs.scalar(value, place(key, name))]),
      );
    if (!call.outcomes.some((row) => 'else' in row)) {
      report({
        file,
        pointer: pointer('outcomes'),
        ...mistake('outcomes-without-else', { call: call.call }),
      });
    }
    return {
      at: call.at,
      call: call.call,
      when: call.when === undefined ? null : refs.rule(call.when, place('when')),
      again: call.again ?? 'always',
      showsStale: call.stale === 'show',
      path: values('path'),
      headers: values('headers'),
      send: call.send === undefined ? null : refs.value(call.send, place('send')),
      keep: Object.entries(call.keep ?? {}).map(([name, schema]) => ({
        name,
        schema,
        validate: createResultValidator(
          schema,
          validators[getResultShape(schema)] ?? throwMissingValidator(name),
        ),
      })),
      mayLack: call.mayLack === true,
      outcomes: call.outcomes.map((row, place) =>
        compileOutcome(row, { file, pointer: pointer('outcomes', place) }, refs),
      ),
    };
  });
}

type OutcomeLocation = CompiledOutcome['place'];

function throwMissingValidator(result: string): never {
  throw new Error(`no validator was built for the result "${result}"`);
}

function compileOutcome(written: OutcomeRow, at: OutcomeLocation, refs: References): CompiledOutcome {
  const place = (...more: readonly string[]) => ({
    file: at.file,
    pointer: at.pointer + pointerTo(...more),
    below: Infinity,
    row: null,
  });
  const row = {
    ...written,
    ...(written.params && {
      params: Object.fromEntries(
        Object.entries(written.params).map(([name, value]) => [
          name,
          refs.scalar(value, place('params', name)).expression,
        ]),
      ),
    }),
    ...(written.download && {
      download: { name: refs.scalar(written.download.name, place('download', 'name')).expression },
    }),
  };
  for (const path of Object.keys(row.mark ?? {})) refs.node(path, { ...place('mark', path), key: true });
  if ('else' in row) {
    const { else: _, ...effects } = row;
    return { place: at, match: 'else', effects };
  }
  const { status, body, when, ...effects } = row;
  return {
    place: at,
    match: {
      status: typeof status === 'object' ? status : [status],
      body: body ?? null,
      when: when === undefined ? null : refs.rule(when, place('when')),
    },
    effects: effects satisfies OutcomeEffects,
  };
}

function getMomentNode(at: CallMoment): string | null {
  if ('change' in at) return at.change;
  if ('file' in at) return at.file;
  return 'press' in at ? at.press : null;
}

function checkMoment(
  call: CallDefinition,
  source: FormSource,
  refs: References,
  at: OutcomeLocation,
  report: Report,
): void {
  const step = 'enter' in call.at ? call.at.enter : 'continue' in call.at ? call.at.continue : null;
  const node = getMomentNode(call.at);
  const ids = source.wizard.steps.map(({ id }) => id);
  if (step !== null && !ids.includes(step)) {
    report({
      ...at,
      ...mistake('unknown-step', { step }),
      ...didYouMean(step, ids),
    });
  }
  if (node !== null) refs.node(node, at);
}
