import type { Difference } from './differencesAt.ts';
import { dialogTitle, needChange, payloadName } from './sayDifference.ts';
import type { Words } from './Words.ts';

/** What now is in situations where it was not, and no longer is in others; null where each of the two is said for itself. */
export function sayBothWays({ aspect, subject }: Difference, old: Words, now: Words): string | null {
  const elsewhere = 'in anderen Situationen als bisher';
  switch (aspect) {
    case 'required':
      return `${now.label(subject)} ist jetzt ${elsewhere} Pflicht${needChange(subject, old, now)}.`;
    case 'mark':
      return `${now.label(subject)} ist jetzt ${elsewhere} als freiwillig beschriftet.`;
    case 'option': {
      const [path = '', value = ''] = subject.split(/=(.*)/s);
      return `${now.label(path)}: ${now.answer(path, value)} (\`${value}\`) ist jetzt ${elsewhere} angeboten.`;
    }
    case 'dialog':
      return `„${dialogTitle(subject, old, now)}“ wird jetzt ${elsewhere} nachgefragt.`;
    case 'call':
      return `Der Aufruf \`${subject}\` geschieht jetzt ${elsewhere}.`;
    case 'payload':
      return `${payloadName(subject)} wird jetzt ${elsewhere} gesendet.`;
    default:
      return null;
  }
}
