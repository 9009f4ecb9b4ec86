import { Illustration } from './Illustration.tsx';

const tree = 'M0-46c20 10 30 22 30 34A21 21 0 0 1 9 10H3V32H-3V10H-9a21 21 0 0 1-21-22c0-12 10-24 30-34z';

/** Sun, hills and trees behind a vehicle. */
export function Scenery({ className }: { readonly className?: string | undefined }) {
  return (
    <Illustration box="0 0 420 206" className={className}>
      <circle cx="366" cy="40" r="24" fill="var(--ia)" opacity=".85" />
      <path d="M0 206C60 160 140 142 210 156S340 136 420 160V206z" fill="var(--i2)" />
      <path d={tree} transform="translate(72 172)" fill="var(--i4)" opacity=".75" />
      <path d={tree} transform="translate(380 172) scale(.8)" fill="var(--i4)" opacity=".75" />
    </Illustration>
  );
}
