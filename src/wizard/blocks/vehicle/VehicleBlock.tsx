import type { BlockProps } from '../../elements/BlockProps.ts';
import { useBlockValues } from '../../elements/useBlockValues.ts';
import { AddOnPicture } from '../../../ui/pictures/AddOnPicture.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { readVehicleBody } from '../../../ui/pictures/readVehicleBody.ts';
import classes from './VehicleBlock.module.css';

/** The vehicle of the page: its name, its plate, the policy number and a picture of its kind. */
export function VehicleBlock({ state, texts }: BlockProps) {
  const values = useBlockValues(state);
  const { plate, number, body } = values;
  const { symbol } = state.block.control.params;
  const of = texts.text('of', values);
  return (
    <div className={classes.vehicle}>
      <h2 className={classes.name}>{texts.text('title', values)}</h2>
      {of !== '' && <p>{of}</p>}
      <dl className={classes.facts}>
        {typeof plate === 'string' && plate !== '' && (
          <div>
            <dt className="visuallyHidden">{texts.text('plate')}</dt>
            <dd className={classes.plate}>{plate}</dd>
          </div>
        )}
        <div>
          <dt className="visuallyHidden">{texts.text('number')}</dt>
          <dd>{typeof number === 'string' ? number : ''}</dd>
        </div>
      </dl>
      {symbol === 'shield' || symbol === 'people' ? (
        <AddOnPicture symbol={symbol} className={classes.symbol} />
      ) : (
        <Picture name={readVehicleBody(body)} className={classes.picture} />
      )}
    </div>
  );
}
