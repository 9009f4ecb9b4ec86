import { useEffect, useRef, useState } from 'react';
import type { AddressSuggestion, PlaceAddress, WizardPorts } from '../../ports/WizardPorts.ts';

const minQueryLength = 3;
const typingDelay = 250;
const suggestionTimeout = 3000;

interface PlaceSuggestions {
  readonly status: 'idle' | 'ready' | 'empty' | 'unreachable';
  readonly suggestions: readonly AddressSuggestion[];
  readonly search: (text: string) => void;
  /** Returns the address of a suggestion; null when the service does not answer. */
  readonly resolve: (id: string) => Promise<PlaceAddress | null>;
}

/** Loads suggestions for the typed text: after a short pause, only for the latest text, and for at most three seconds. */
export function usePlaceSuggestions(ports: () => WizardPorts): PlaceSuggestions {
  const [found, setFound] = useState<Pick<PlaceSuggestions, 'status' | 'suggestions'>>(emptySuggestions);
  const running = useRef<{ timer?: ReturnType<typeof setTimeout>; abort?: AbortController }>({});

  function stop(): void {
    clearTimeout(running.current.timer);
    running.current.abort?.abort();
  }
  useEffect(() => stop, []);

  function search(text: string): void {
    stop();
    if (text.trim().length < minQueryLength) return setFound(emptySuggestions);
    const abort = new AbortController();
    const timer = setTimeout(() => void ask(text.trim(), abort), typingDelay);
    running.current = { timer, abort };
  }
  async function ask(text: string, abort: AbortController): Promise<void> {
    const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(suggestionTimeout)]);
    const suggestions = await resolveOrNull(ports().places.suggest(text, signal), signal);
    if (abort.signal.aborted) return;
    if (suggestions === null) return setFound({ status: 'unreachable', suggestions: [] });
    setFound({ status: suggestions.length > 0 ? 'ready' : 'empty', suggestions });
  }
  async function resolve(id: string): Promise<PlaceAddress | null> {
    const address = await resolveOrNull(ports().places.resolve(id), AbortSignal.timeout(suggestionTimeout));
    setFound(address === null ? { status: 'unreachable', suggestions: [] } : emptySuggestions);
    return address;
  }
  return { ...found, search, resolve };
}

const emptySuggestions = { status: 'idle', suggestions: [] } as const;

/** A look-up that fails or runs out of time is no error: the address can be typed. */
async function resolveOrNull<T>(answer: Promise<T>, signal: AbortSignal): Promise<T | null> {
  const late = new Promise<null>((done) =>
    signal.addEventListener('abort', () => done(null), { once: true }),
  );
  return Promise.race([answer.catch(() => null), late]);
}
