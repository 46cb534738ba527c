import { type ComponentType, useEffect, useState } from 'react';
import type { Gate, GateProps } from '../../lib/routing/area.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { useSession } from '../../lib/session/session.ts';
import { gates } from '../areas.ts';

/** Whether the page has been painted once: what is asked then takes nothing from it. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}

const Open = ({ children }: GateProps) => children;

/** The gate's component once it is loaded; one that cannot be loaded is open. */
function useLoaded({ load }: Gate, isWanted: boolean): ComponentType<GateProps> | null {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<GateProps> } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    loadCode(load).then(
      ({ default: Component }) => isCurrent && setLoaded({ Component }),
      () => isCurrent && setLoaded({ Component: Open }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted]);
  return loaded?.Component ?? null;
}

/** What is behind a gate waits until it is known to be open. */
function OneGate({ gate, isOpenToAll, children }: GateProps & { gate: Gate }) {
  const role = useSession()?.data.userType;
  const isFor = role !== undefined && gate.roles.includes(role);
  const isPainted = useIsPainted();
  const Component = useLoaded(gate, isFor && isPainted);
  if (!isFor) return children;
  return Component && <Component isOpenToAll={isOpenToAll}>{children}</Component>;
}

/** The gates of the areas, one behind another: somebody who has two things to do is told of one at a time. */
export function Gates({ left = gates, isOpenToAll, children }: GateProps & { left?: readonly Gate[] }) {
  const [gate, ...further] = left;
  if (gate === undefined) return children;
  return (
    <OneGate gate={gate} isOpenToAll={isOpenToAll}>
      <Gates left={further} isOpenToAll={isOpenToAll}>
        {children}
      </Gates>
    </OneGate>
  );
}
