import { ErrorLine } from '../../../ui/messages/ErrorLine.tsx';
import { LinkedText } from '../../elements/LinkedText.tsx';

/** The sentence of an error, which may have links. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <ErrorLine id={id}>
      <LinkedText text={text} />
    </ErrorLine>
  );
}
