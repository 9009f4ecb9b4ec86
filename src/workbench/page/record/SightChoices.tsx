import type { ChosenSights, Sights } from '../../../analysis/index.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { useWorkbench } from '../useWorkbench.ts';
import classes from './RecordDialog.module.css';

interface SightChoicesProps {
  readonly sights: Sights;
  readonly opened: FormAnswer;
  readonly chosen: ChosenSights;
  readonly onChoose: (chosen: ChosenSights) => void;
}

/** Everything that is seen where the walk ends, to be checked by every later run. */
export function SightChoices({ sights, opened, chosen, onChoose }: SightChoicesProps) {
  const nodes = opened.form.steps.find(({ id }) => id === sights.step)?.nodes ?? [];
  const nameOf = (name: string) => nodes.find(({ path }) => path === `${sights.step}.${name}`)?.label ?? name;
  const sent = Object.entries(sights.submits ?? {});
  return (
    <section className={classes['checks']}>
      <h3>{say('record.checks')}</h3>
      <fieldset>
        <legend>{say('record.blocked')}</legend>
        <Choice
          isOn={chosen.blocked}
          onTurn={(blocked) => onChoose({ ...chosen, blocked })}
          label={sayBlocked(sights, nameOf)}
        />
      </fieldset>
      {(['shows', 'hides', 'locked'] as const).map(
        (kind) =>
          sights[kind].length > 0 && (
            <fieldset key={kind}>
              <legend>{say(`record.${kind}`)}</legend>
              {sights[kind].map((name) => (
                <Choice
                  key={name}
                  isOn={chosen[kind].includes(name)}
                  onTurn={(isOn) => onChoose({ ...chosen, [kind]: turn(chosen[kind], name, isOn) })}
                  label={nameOf(name)}
                />
              ))}
            </fieldset>
          ),
      )}
      {sent.length > 0 && (
        <fieldset>
          <legend>{say('record.submits')}</legend>
          {sent.map(([member, value]) => (
            <Choice
              key={member}
              isOn={chosen.submits.includes(member)}
              onTurn={(isOn) => onChoose({ ...chosen, submits: turn(chosen.submits, member, isOn) })}
              label={say('record.submits.member', { member, value: formatSent(value) })}
            />
          ))}
        </fieldset>
      )}
      <Ends sights={sights} opened={opened} chosen={chosen} onChoose={onChoose} />
    </section>
  );
}

function Ends({ sights, opened, chosen, onChoose }: SightChoicesProps) {
  const texts = useWorkbench((state) => state.start?.texts);
  const { answer, leads } = sights;
  if (answer === null && leads === null) return null;
  return (
    <fieldset>
      <legend>{say('record.answer')}</legend>
      {answer !== null && (
        <Choice
          isOn={chosen.answer}
          onTurn={(isOn) => onChoose({ ...chosen, answer: isOn })}
          label={sayAnswer(answer, (key) => {
            const [area = '', own = ''] = key.split(':');
            return own === '' ? opened.texts[key] : texts?.[area]?.[own];
          })}
        />
      )}
      {leads !== null && (
        <Choice
          isOn={chosen.leads}
          onTurn={(isOn) => onChoose({ ...chosen, leads: isOn })}
          label={say('record.leads', { route: leads })}
        />
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
  readonly label: string;
}

function Choice({ isOn, onTurn, label }: ChoiceProps) {
  return (
    <label className={classes['choice']}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onTurn(target.checked)} />
      <span>{label}</span>
    </label>
  );
}

function turn(chosen: readonly string[], name: string, isOn: boolean): readonly string[] {
  return isOn ? [...chosen, name] : chosen.filter((one) => one !== name);
}

function sayBlocked({ blocked }: Sights, nameOf: (name: string) => string): string {
  if (blocked.length === 0) return say('record.blocked.none');
  const names = blocked.map((entry) =>
    nameOf(typeof entry === 'string' ? entry : (Object.keys(entry)[0] ?? '')),
  );
  return say('record.blocked.some', { open: names.join(', ') });
}

function sayAnswer(
  { status, goes, ends, shows }: NonNullable<Sights['answer']>,
  textOf: (key: string) => string | undefined,
): string {
  const message = shows === undefined ? undefined : (textOf(shows) ?? shows);
  const then =
    goes === undefined
      ? say(ends ? 'record.answer.ends' : 'record.answer.stays', { status })
      : say('record.answer.goes', { status, route: goes });
  return message === undefined ? then : then + say('record.answer.shows', { message });
}

/** Writes a value that is sent: parts of a group and rows of a list one after another. */
function formatSent(value: unknown): string {
  if (typeof value === 'boolean') return say(value ? 'why.yes' : 'why.no');
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(formatSent).join('; ');
  const parts = Object.entries(value).map(([name, part]) =>
    name === 'sent' && part === null ? say('why.empty') : `${name} ${formatSent(part)}`,
  );
  return parts.join(', ');
}
