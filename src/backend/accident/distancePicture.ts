import { html } from 'hono/html';

/** A car with hazard lights, people behind the barrier, and a warning triangle at a distance. It says nothing that the words do not say. */
export const distancePicture = html`<svg class="picture" viewBox="0 0 640 150" aria-hidden="true">
  <path class="road" d="M0 100H640V140H0Z" />
  <path class="line" d="M10 120H630" />
  <path class="barrier" d="M0 78H640M40 78V98M160 78V98M280 78V98M400 78V98M520 78V98" />
  <g class="people">
    <circle cx="545" cy="40" r="9" />
    <path d="M532 76V60a13 13 0 0 1 26 0V76Z" />
    <circle cx="585" cy="40" r="9" />
    <path d="M572 76V60a13 13 0 0 1 26 0V76Z" />
  </g>
  <path class="vest" d="M535 58H555M575 58H595" />
  <g class="car">
    <path d="M470 118V100l16-4 16-20h52l22 20 24 6v16Z" />
    <circle cx="498" cy="120" r="11" />
    <circle cx="572" cy="120" r="11" />
  </g>
  <path class="light" d="M464 100h8v8h-8ZM598 104h8v8h-8Z" />
  <path class="triangle" d="M90 122l20-36 20 36Z" />
  <path class="span" d="M146 104H446M146 104l12-7M146 104l12 7M446 104l-12-7M446 104l-12 7" />
</svg>`;
