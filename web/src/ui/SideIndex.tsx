import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCircle, IconCircleCheck, IconCircleX, IconFile } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useAnchor } from '../lib/routing/useAnchor.ts';
import classes from './SideIndex.module.css';
import { Text, textClass } from './Text.tsx';

const icons = {
  complete: IconCircleCheck,
  incomplete: IconAlertTriangle,
  wrong: IconCircleX,
  neutral: IconCircle,
  /** One that is never full or empty. */
  file: IconFile,
} as const;

export interface IndexEntry {
  /** Of the section that it leads to. */
  id: string;
  label: string;
  state: keyof typeof icons;
  /** The state in words, for who does not see the icon. */
  stateLabel?: string | undefined;
  /** The state in words for everyone, below the label where there is room. */
  note?: string | undefined;
}

interface Props {
  label: string;
  entries: readonly IndexEntry[];
  /** Stays in sight above the sections. */
  children?: ReactNode;
}

/** The sections of a long page, at its side; on a phone, above it. */
export function SideIndex({ label, entries, children }: Props) {
  const current = useSectionInView(entries);
  useAnchor();
  return (
    <nav className={classes.index} aria-label={label}>
      {children}
      <ol className={classes.list}>
        {entries.map(({ id, label: text, state, stateLabel, note }) => {
          const Icon = icons[state];
          return (
            <li key={id}>
              <Link
                to={`#${id}`}
                className={textClass({ small: true, className: classes.link })}
                data-state={state}
                {...(id === current && { 'aria-current': 'location' })}
              >
                <Icon size={18} aria-hidden />
                <span>
                  {text}
                  {note !== undefined && (
                    <Text component="span" dim tiny className={classes.note}>
                      {' '}
                      {note}
                    </Text>
                  )}
                </span>
                {stateLabel !== undefined && <VisuallyHidden> ({stateLabel})</VisuallyHidden>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The section that is being read: the last one whose head has passed the upper third of the window. */
function useSectionInView(entries: readonly IndexEntry[]): string | undefined {
  const ids = entries.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const find = () => {
      const names = ids.split(' ');
      const bottom = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
      const passed = names.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      setCurrent(bottom && window.scrollY > 0 ? names.at(-1) : (passed.at(-1) ?? names[0]));
    };
    find();
    window.addEventListener('scroll', find, { passive: true });
    window.addEventListener('resize', find);
    return () => {
      window.removeEventListener('scroll', find);
      window.removeEventListener('resize', find);
    };
  }, [ids]);
  return current;
}
