import { useState } from 'react';
import type { Brand } from '../../../brand/index.ts';
import classes from './Logo.module.css';

const files = import.meta.glob<string>('/brands/*/*.svg', { eager: true, query: '?url', import: 'default' });

interface LogoProps {
  readonly brand: Brand;
  /** The text alternative of the picture; the target of the link when the logo is a link. */
  readonly label: string;
}

/** The brand's word mark, for the scheme in use. Where the picture does not come, the brand's name is written. */
export function Logo({ brand, label }: LogoProps) {
  const [isMissing, setMissing] = useState(false);
  const logos = getBrandLogos(brand);
  if (logos === null) return <span className={classes.name}>{label}</span>;
  if (isMissing)
    return (
      <>
        <span aria-hidden="true" className={classes.name}>
          {brand.name}
        </span>
        <span className="visuallyHidden">{label}</span>
      </>
    );

  return (
    <picture>
      <source media="print" srcSet={logos.light} />
      <source media="(prefers-color-scheme: dark)" srcSet={logos.dark} />
      <img className={classes.logo} src={logos.light} alt={label} onError={() => setMissing(true)} />
    </picture>
  );
}

/** Addresses of a brand's pictures; null on a host without brand. */
function getBrandLogos(brand: Brand): Readonly<Record<keyof Brand['logo'], string>> | null {
  const address = (name: string): string | undefined => files[`/brands/${brand.id}/${name}`];
  const [light, dark, mark] = [address(brand.logo.light), address(brand.logo.dark), address(brand.logo.mark)];
  if (light === undefined || dark === undefined || mark === undefined) return null;
  return { light, dark, mark };
}
