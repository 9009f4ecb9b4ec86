import { neutralBrand } from '../../brand/index.ts';
import { BrandTheme } from '../../ui/style/BrandTheme.tsx';
import { loadStart } from './followServer.ts';
import { FormPage } from './FormPage.tsx';
import { FormTable } from './forms/FormTable.tsx';
import { Header } from './Header.tsx';
import { ReviewPage } from './review/ReviewPage.tsx';
import { say } from './say.ts';
import { getPageTitle, useWorkbench } from './useWorkbench.ts';
import classes from './App.module.css';

/** The look of the workbench is that of no brand: one green, so that the brand of the preview is seen as another. */
const look = { ...neutralBrand, colors: { primary: '#17694a', neutral: '#5a6660' } };

/** The page of the analysts: the list of forms, or one form with its outline, its selection and its preview. */
export function App() {
  const form = useWorkbench((state) => state.form);
  const since = useWorkbench((state) => state.since);
  const start = useWorkbench((state) => state.start);
  const failure = useWorkbench((state) => state.failure);
  return (
    <BrandTheme brand={look}>
      <title>{getPageTitle({ start, form })}</title>
      <a className={classes['skip']} href="#main">
        {say('skip')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={classes['main']}>
        {start === null ? (
          <Waiting failure={failure} />
        ) : since !== null ? (
          <ReviewPage since={since} start={start} />
        ) : form === null ? (
          <FormTable start={start} />
        ) : (
          <FormPage />
        )}
      </main>
    </BrandTheme>
  );
}

function Waiting({ failure }: { readonly failure: string | null }) {
  if (failure === null) return <output className={classes['wait']}>{say('loading')}</output>;
  return (
    <div role="alert" className={classes['wait']}>
      <h1>{say('failed.title')}</h1>
      <p>{failure}</p>
      <button type="button" className={classes['button']} onClick={() => void loadStart()}>
        {say('failed.retry')}
      </button>
    </div>
  );
}
