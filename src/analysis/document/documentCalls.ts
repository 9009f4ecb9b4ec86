import {
  membersOfObject,
  type Call,
  type CallMoment,
  type CompiledOutcome,
  type OutcomeEffects,
  type Expression,
  type Wizard,
} from '../../engine/index.ts';
import { sentence } from '../flows/whenShown.ts';
import type { TextOf } from './FormTexts.ts';
import { valueInWords } from './inWords.ts';
import { code, table } from './markdown.ts';

/** One chapter per call: what is sent, and what each answer means. */
export function documentCalls(wizard: Wizard, text: TextOf): readonly string[] {
  return wizard.calls.flatMap((call) => [
    `## Aufruf ${code(call.call)}`,
    '',
    `${momentInWords(call.at)}${call.when ? `, wenn: ${sentence(wizard, call.when)}` : ''}.`,
    '',
    ...(call.send
      ? ['Gesendet wird:', '', ...table(['Name', 'Herkunft'], membersOf(call.send.expression, '', wizard))]
      : []),
    'Was die Antwort bedeutet; die erste passende Zeile gilt:',
    '',
    ...table(
      ['Antwort', 'Folge'],
      call.outcomes.map((outcome) => outcomeRow(outcome, wizard, text)),
    ),
    ...keepPart(call),
  ]);
}

function keepPart({ keep }: Call): readonly string[] {
  const names = keep.map(({ name }) => code(`result.${name}`));
  return names.length === 0 ? [] : [`Von der Antwort bleibt erhalten: ${names.join(', ')}.`, ''];
}

function momentInWords(moment: CallMoment): string {
  if ('submit' in moment) return 'Beim Absenden';
  if ('enter' in moment) return `Beim Öffnen von ${code(moment.enter)}`;
  if ('continue' in moment) return `Beim Verlassen von ${code(moment.continue)}`;
  if ('file' in moment) return `Wenn in ${code(moment.file)} eine Datei gewählt wird`;
  return 'press' in moment
    ? `Beim Drücken von ${code(moment.press)}`
    : `Beim Ändern von ${code(moment.change)}`;
}

/** Objects of values member by member; everything with an operator is one value. */
function membersOf(value: Expression, path: string, wizard: Wizard): readonly (readonly string[])[] {
  const members = membersOfObject(value);
  if (!members) return [[path === '' ? 'alles' : code(path), valueInWords(value, wizard)]];
  return Object.entries(members).flatMap(([name, part]) =>
    membersOf(part, path === '' ? name : `${path}.${name}`, wizard),
  );
}

function outcomeRow({ match, effects }: CompiledOutcome, wizard: Wizard, text: TextOf): readonly string[] {
  if (match === 'else') return ['alles andere', effectsInWords(effects, text)];
  const status = match.status.map(statusInWords).join(', ');
  const body = match.body === null ? '' : ` ${code(match.body)}`;
  const when = match.when ? `, wenn: ${sentence(wizard, match.when)}` : '';
  return [status + body + when, effectsInWords(effects, text)];
}

export function statusInWords(status: number | string): string {
  if (status === 'network') return 'keine Antwort';
  return status === 'unreadable' ? 'unlesbare Antwort' : String(status);
}

export function effectsInWords(effects: OutcomeEffects, text: TextOf): string {
  const { banner, level, mark, go, state, done, dialog, refetch, logoutAfter, check, open, download, next } =
    effects;
  const parts = [
    ...Object.entries(check ?? {}).map(([id, to]) => `Prüfung ${code(id)}: ${checkWords[to]}`),
    done ? 'fertig, der Entwurf ist gelöscht' : null,
    go === undefined ? null : `weiter zu ${code(go)}${state ? ` mit ${code(JSON.stringify(state))}` : ''}`,
    go === undefined && state ? `die nächste Seite erhält ${code(JSON.stringify(state))}` : null,
    open === undefined ? null : `${code(open)} öffnet sich`,
    banner === undefined ? null : `Meldung${level ? ` (${level})` : ''}: „${text(banner) ?? banner}“`,
    dialog ? `Frage: „${text(`dialog.${dialog.id}.title`) ?? dialog.id}“` : null,
    ...Object.entries(mark ?? {}).map(([path, error]) => `${code(path)} wird markiert: ${error}`),
    refetch ? `neu geladen: ${refetch.join(', ')}` : null,
    download ? 'die Antwort wird als Datei gespeichert' : null,
    logoutAfter === undefined ? null : `Abmeldung nach ${logoutAfter} ms`,
    next ? 'es geht weiter' : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'nichts' : parts.join('; ');
}

const checkWords: Readonly<Record<string, string>> = {
  valid: 'bestanden',
  invalid: 'nicht bestanden',
  excluded: 'ausgeschlossen',
  unreachable: 'nicht erreichbar',
};
