import { say } from '../../messages/messages.ts';
import type { DrawnOption, DrawnPart, DrawnStep, StepPicture } from '../pictures/DrawnStep.ts';
import { escapeHtml } from './escapeHtml.ts';

/** Draws a step before and after side by side. Each difference is named in a word, too. */
export function formatPicture({ situation, old, now }: StepPicture): string {
  const caption =
    situation === null ? say('picture.shortest') : say('picture.situation', { name: situation });
  const title = now?.title || old?.title || say('plain.place');
  return `<section class="picture">
<h4>${escapeHtml(say('picture.step', { title }))}</h4>
<p class="soft">${escapeHtml(caption)}</p>
<div class="pair">${formatSide('old', old, now)}${formatSide('new', now, old)}</div>
</section>`;
}

type Side = 'old' | 'new';

function formatSide(side: Side, drawn: DrawnStep | null, other: DrawnStep | null): string {
  const name = escapeHtml(say(`picture.${side}`));
  const inside =
    drawn === null ? `<p>${escapeHtml(say('picture.none'))}</p>` : formatStep(side, drawn, other);
  return `<figure class="side"><figcaption>${name}</figcaption><div class="screen">${inside}</div></figure>`;
}

function formatStep(side: Side, drawn: DrawnStep, other: DrawnStep | null): string {
  const { title, lines, parts, messages, button } = drawn;
  const isKnown = (line: string, all: readonly string[] | undefined) => other === null || all?.includes(line);
  const messageLines = messages.map(
    (line) => `<p class="message">${markWords(line, isKnown(line, other?.messages) === true, side)}</p>`,
  );
  return [
    ...messageLines,
    `<p class="title">${markWords(title, other === null || other.title === title, side)}</p>`,
    ...lines.map((line) => `<p>${markWords(line, isKnown(line, other?.lines) === true, side)}</p>`),
    ...formatParts(side, parts, other),
    `<p><span class="button">${markWords(button, other === null || other.button === button, side)}</span></p>`,
  ].join('\n');
}

/** Draws what differs and its neighbours; the number of those left out in between is said. */
function formatParts(side: Side, parts: readonly DrawnPart[], other: DrawnStep | null): readonly string[] {
  const isChanged = (part: DrawnPart | undefined) =>
    part !== undefined && other !== null && JSON.stringify(findSame(part, other)) !== JSON.stringify(part);
  const isNear = (index: number) => [index - 1, index, index + 1].some((at) => isChanged(parts[at]));
  const drawn: string[] = [];
  let left = 0;
  const closeGap = () => {
    if (left > 0) drawn.push(`<p class="gap">${escapeHtml(describeGap(left))}</p>`);
    left = 0;
  };
  for (const [index, part] of parts.entries()) {
    if (other !== null && !isNear(index)) {
      left += 1;
      continue;
    }
    closeGap();
    drawn.push(formatPart(side, part, other));
  }
  closeGap();
  return drawn;
}

function describeGap(count: number): string {
  return count === 1 ? say('picture.gap.one') : say('picture.gap.many', { count });
}

function findSame(part: DrawnPart, other: DrawnStep | null): DrawnPart | undefined {
  return other?.parts.find(({ path }) => path === part.path);
}

function formatPart(side: Side, part: DrawnPart, other: DrawnStep | null): string {
  const same = findSame(part, other);
  const isAlone = other !== null && same === undefined;
  const isChanged = same !== undefined && JSON.stringify(same) !== JSON.stringify(part);
  const state = isAlone ? `only-${side}` : isChanged ? 'otherwise' : '';
  const badge = isAlone
    ? formatBadge(say(`picture.mark.${side}`))
    : isChanged
      ? formatBadge(say('picture.mark.changed'))
      : '';
  const isOtherNeed = side === 'new' && same !== undefined && same.isOptional !== part.isOptional;
  const need = [
    part.isOptional ? ` <span class="soft">${escapeHtml(say('diff.may').trim())}</span>` : '',
    isOtherNeed ? formatBadge(say(part.isOptional ? 'picture.mark.optional' : 'picture.mark.required')) : '',
  ].join('');
  const known = (line: string) => isAlone || same === undefined || same.lines.includes(line);
  return `<div class="part ${state}">
<p class="question">${formatTick(part)}${markWords(part.title, same === undefined || same.title === part.title, side)}${need}${badge}</p>
${part.lines.map((line) => `<p class="soft">${markWords(line, known(line), side)}</p>`).join('')}
${formatControl(side, part, same)}
${part.lock === null ? '' : `<p class="lock">${markWords(say('picture.lock', { why: part.lock }), same === undefined || same.lock === part.lock, side)}</p>`}
</div>`;
}

function formatTick({ kind, answer }: DrawnPart): string {
  return kind === 'check' ? `${answer === null ? '☐' : '☑'} ` : '';
}

function formatControl(side: Side, part: DrawnPart, same: DrawnPart | undefined): string {
  switch (part.kind) {
    case 'note':
    case 'check':
      return '';
    case 'field':
      return `<p class="field">${escapeHtml(part.answer ?? '')}</p>`;
    case 'choice':
      return `<ul class="options">${part.options.map((option) => formatOption(side, option, same)).join('')}</ul>`;
  }
}

function formatOption(side: Side, option: DrawnOption, same: DrawnPart | undefined): string {
  const known = same?.options.find(({ text }) => text === option.text);
  const badge =
    same !== undefined && known === undefined
      ? formatBadge(say(`picture.mark.${side}`))
      : known !== undefined && known.isOff !== option.isOff
        ? formatBadge(say('picture.mark.changed'))
        : '';
  const off = option.isOff ? ` <span class="soft">${escapeHtml(say('picture.off'))}</span>` : '';
  return `<li>${option.isChosen ? '◉' : '○'} ${escapeHtml(option.text)}${off}${badge}</li>`;
}

function markWords(words: string, isSame: boolean, side: Side): string {
  const text = escapeHtml(words);
  if (isSame || text === '') return text;
  return side === 'old' ? `<del>${text}</del>` : `<ins>${text}</ins>`;
}

function formatBadge(words: string): string {
  return ` <span class="badge">${escapeHtml(words)}</span>`;
}
