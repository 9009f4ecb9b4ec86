import { useEffect, useRef } from 'react';
import { say } from '../say.ts';
import { openForm, select } from '../useWorkbench.ts';
import classes from './Review.module.css';

interface ReviewFrameProps {
  readonly html: string;
  readonly since: string;
  /** The ids of the forms in the order of the page. */
  readonly forms: readonly string[];
}

/** The page of the review as it is signed. It has no scripts; a press on a number selects the place that the sentence is about. */
export function ReviewFrame({ html, since, forms }: ReviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const follow = () => followNumbers(element, forms);
    element.addEventListener('load', follow);
    return () => element.removeEventListener('load', follow);
  }, [forms]);

  return (
    <iframe
      ref={frame}
      className={classes['frame']}
      title={say('review.page', { since })}
      sandbox="allow-same-origin"
      srcDoc={html}
    />
  );
}

/** A link to a place in a page without an address of its own would load the workbench into the frame. */
function followNumbers(frame: HTMLIFrameElement, forms: readonly string[]): void {
  const page = frame.contentDocument;
  page?.addEventListener('click', (event) => {
    // An element of the frame is of no class of this page.
    const link = (event.target as Element | null)?.closest('a') ?? null;
    if (link === null) return;
    event.preventDefault();
    const target = page.getElementById(link.hash.slice(1));
    const subject = target?.dataset['subject'];
    const chapter = target?.closest('section[aria-labelledby^="form-"]')?.getAttribute('aria-labelledby');
    const form = forms[Number(chapter?.replace('form-', '')) - 1];
    if (!link.classList.contains('number')) target?.scrollIntoView();
    else if (form !== undefined) {
      openForm(form);
      select(subject ?? null);
    }
  });
}
