import { uiParts } from './uiParts.ts';

/** Every part of `src/ui` in its states: a section for each folder, and the name of each state above it. */
export function UiGallery() {
  return Object.entries(uiParts).map(([folder, parts]) => (
    <section key={folder} data-showcase={`ui/${folder}`} aria-label={`ui/${folder}`}>
      <h2>{`ui/${folder}`}</h2>
      <div data-parts>
        {Object.entries(parts).map(([name, states]) => (
          <div key={name} data-part={`${folder}/${name}`}>
            <h3>{name}</h3>
            {Object.entries(states).map(([state, drawn]) => (
              <div key={state} data-state={state}>
                {drawn}
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  ));
}
