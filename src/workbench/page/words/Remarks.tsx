import { useEffect, useState } from 'react';
import { compareParameters } from '../../model/edits/compareParameters.ts';
import { askForFindings } from '../askServer.ts';
import { say } from '../say.ts';
import classes from './TextBox.module.css';

interface RemarksProps {
  readonly typed: Parameters<typeof askForFindings>[0];
  readonly reference: string;
}

/** Milliseconds without a key after which the words are judged. */
const pause = 120;

/** Shows the problems of the text as it is typed. */
export function Remarks({ typed, reference }: RemarksProps) {
  const { area, key, brand, text } = typed;
  const [findings, setFindings] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(() => {
      askForFindings({ area, key, brand, text }).then(
        (found) => !isOld && setFindings(found),
        () => !isOld && setFindings([]),
      );
    }, pause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [area, key, brand, text]);
  const { lost, added } = compareParameters(reference, text);
  const remarks = [
    ...(lost.length > 0 ? [say('words.lost', { names: lost.join(', ') })] : []),
    ...(added.length > 0 ? [say('words.added', { names: added.join(', ') })] : []),
    ...findings,
  ];
  return (
    <output className={classes['remarks']}>
      {remarks.map((remark) => (
        <span key={remark}>{remark}</span>
      ))}
    </output>
  );
}
