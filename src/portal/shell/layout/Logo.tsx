import type { Brand } from '../../../brand/index.ts';
import { brandLogos } from './brandLogos.ts';
import classes from './Logo.module.css';

interface LogoProps {
  readonly brand: Brand;
  /** What the picture says. Where the logo is a link: where it leads. */
  readonly label: string;
}

/** The brand's word mark, for the scheme in use. */
export function Logo({ brand, label }: LogoProps) {
  const logos = brandLogos(brand);
  if (logos === null) return <span className={classes.name}>{label}</span>;

  return (
    <picture>
      <source media="print" srcSet={logos.light} />
      <source media="(prefers-color-scheme: dark)" srcSet={logos.dark} />
      <img className={classes.logo} src={logos.light} alt={label} />
    </picture>
  );
}
