import { hasFeature } from '@reflectory/domain/features';
import { satisfies } from '@reflectory/permissions';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { areCommandKeysOn, isDialogOpen, letterOf } from './command-keys.ts';
import { useVisitor } from './use-visitor.ts';

/** Begins commands of remotes by their letters, wherever nothing else takes these. */
export function useCommandKeys(): void {
  const { boot } = usePlatform();
  const { features, ...principal } = useVisitor();
  const navigate = useNavigate();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const letter = letterOf(event);
      if (letter === null || isDialogOpen() || !areCommandKeysOn()) return;
      const command = boot.remotes
        .flatMap(({ manifest }) => manifest.commands ?? [])
        .find(
          ({ key, feature, ...needs }) =>
            key === letter && satisfies(principal, needs) && hasFeature(features, feature),
        );
      if (!command) return;
      event.preventDefault();
      void navigate(command.to);
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  });
}
