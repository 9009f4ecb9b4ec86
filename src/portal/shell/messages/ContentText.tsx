import { type ReactNode, use } from 'react';
import { InLinkContext } from '../../content/richText/InLinkContext.ts';
import { RichText, type RichTextProps } from '../../content/richText/RichText.tsx';
import { FixedTextWithNumbers } from './TextWithNumbers.tsx';

/** Text of the content service with links for the numbers of the brand. */
export function ContentText({ drawText = keepText, ...text }: RichTextProps) {
  return <RichText {...text} drawText={(piece) => <Piece text={piece} drawText={drawText} />} />;
}

interface PieceProps {
  readonly text: string;
  readonly drawText: (text: string) => ReactNode;
}

function Piece({ text, drawText }: PieceProps) {
  return use(InLinkContext) ? drawText(text) : <FixedTextWithNumbers text={text} drawText={drawText} />;
}

function keepText(text: string): ReactNode {
  return <span>{text}</span>;
}
