import type { ReactNode } from 'react';
import classes from './ContactFacts.module.css';

interface ContactFactsProps {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** The contact data of a person or company, as a list of terms. */
export function ContactFacts({ facts }: ContactFactsProps) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
