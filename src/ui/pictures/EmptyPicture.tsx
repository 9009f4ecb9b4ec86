import { Illustration } from './Illustration.tsx';

/** An open, empty folder, for a list without entries. */
export function EmptyPicture({ className }: { readonly className?: string | undefined }) {
  return (
    <Illustration box="0 0 200 140" className={className}>
      <ellipse cx="100" cy="130" rx="86" ry="7" fill="var(--i2)" />
      <path d="M40 50h46l10 12h64v62H40z" fill="var(--i3)" />
      <path d="M56 36h88v50H56z" fill="var(--iw)" />
      <path d="M68 50h64M68 62h40" stroke="var(--i2)" strokeWidth="5" strokeLinecap="round" />
      <path d="M32 72h136l-12 54H44z" fill="var(--i4)" />
    </Illustration>
  );
}
