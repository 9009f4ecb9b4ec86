import { Illustration } from './Illustration.tsx';

/** A slip of paper with a tick, for a form that has arrived. */
export function ReceiptPicture({ className }: { readonly className?: string | undefined }) {
  return (
    <Illustration box="0 0 200 160" className={className}>
      <ellipse cx="100" cy="150" rx="86" ry="7" fill="var(--i2)" />
      <path d="M52 12h96v136l-12-8-12 8-12-8-12 8-12-8-12 8-12-8-12 8z" fill="var(--color-surface)" />
      <path d="M68 84h64M68 104h44" stroke="var(--i4)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="100" cy="46" r="22" fill="var(--i4)" />
      <path
        d="M90 46l8 8 14-16"
        stroke="var(--color-surface)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Illustration>
  );
}
