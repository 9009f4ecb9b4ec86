import { dropInvisible } from '../../plain/cleanText.ts';
import type { Letter, Mail } from './Letter.ts';
import { writeLetterHtml } from './writeLetterHtml.ts';
import { writeContactLine, listPostalLines, listSignatureLines, listSmallPrint } from './letterLayout.ts';

/** Composes a letter as text and as HTML in the brand's look. */
export async function composeMail(written: Letter): Promise<Mail> {
  const letter = cleanLetter(written);
  const { brand, to, replyTo, subject } = letter;
  return {
    from: `"${brand.name.replace(/["\\]/g, '')}" <${brand.contact.email}>`,
    to: typeof to === 'string' ? to : to.join(', '),
    byPost: typeof to !== 'string',
    replyTo: replyTo ?? (letter.contact === 'claims' ? brand.contact.claimsEmail : brand.contact.email),
    subject,
    text: composePlainText(letter),
    html: String(await writeLetterHtml(letter)),
  };
}

/** Names and vehicles may come from services of others, with characters that nothing shows. */
function cleanLetter(letter: Letter): Letter {
  const clean = (texts: readonly string[]) => texts.map(dropInvisible);
  const line = (text: string) => dropInvisible(text).replaceAll('\n', ' ');
  const { to, subject, greeting, paragraphs, details, closing } = letter;
  return {
    ...letter,
    to: typeof to === 'string' ? line(to) : to.map(line),
    subject: line(subject),
    greeting: line(greeting),
    paragraphs: clean(paragraphs),
    details: details.map(({ label, value }) => ({ label, value: dropInvisible(value) })),
    closing: clean(closing),
  };
}

function composePlainText(letter: Letter): string {
  const { greeting, paragraphs, details, link, closing } = letter;
  const table = details.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const blocks = [
    listPostalLines(letter).join('\n'),
    greeting,
    ...paragraphs,
    table,
    link === undefined ? '' : `${link.label}:\n${link.address}`,
    ...closing,
    writeContactLine(letter),
    listSignatureLines(letter).join('\n'),
  ];
  return (
    [...blocks.filter((block) => block !== ''), `--\n${listSmallPrint(letter).join('\n')}`].join('\n\n') +
    '\n'
  );
}
