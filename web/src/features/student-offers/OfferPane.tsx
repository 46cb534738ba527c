import { ActionIcon, Group, Skeleton, Title, Tooltip, VisuallyHidden } from '@mantine/core';
import type { OfferType } from '@portal/contract/offer-fields';
import { IconListSearch, IconX } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { offersScreen } from '../../domain/offer/offer-types.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { lazyPart } from '../../lib/routing/lazy-part.ts';
import { usePageTitle } from '../../lib/routing/page-title.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { Text } from '../../ui/Text.tsx';
import { ApplyBar } from './ApplyBar.tsx';
import { OfferDetail } from './OfferDetail.tsx';
import { OfferHead } from './OfferHead.tsx';
import classes from './OfferPane.module.css';
import { OfferView } from './OfferView.tsx';
import { useRoomBelow } from './useRoomBelow.ts';

const SeenOffers = lazyPart(['forYou'], () => import('../../domain/seen-offers/SeenOffers.tsx'));

interface Props {
  tipo: OfferType;
  /** Undefined while none is open. */
  urlAcceso: string | undefined;
}

/** The offer that is being read, beside the list. */
export function OfferPane({ tipo, urlAcceso }: Props) {
  const t = useTexts('studentOffers');
  const pane = useRef<HTMLElement>(null);
  useRoomBelow(pane);
  return (
    <aside
      ref={pane}
      className={classes.pane}
      data-empty={urlAcceso === undefined || undefined}
      aria-label={t('pane.label')}
    >
      {urlAcceso === undefined ? (
        <div className={classes.hint}>
          <IconListSearch size={32} stroke={1.5} aria-hidden />
          <p>{t('pane.hint')}</p>
          <Text small>{t('pane.keys')}</Text>
          <Suspense>
            <div className={classes.seen}>
              <SeenOffers plain />
            </div>
          </Suspense>
        </div>
      ) : (
        // One offer's scroll is not the next one's.
        <Reading key={urlAcceso} tipo={tipo} urlAcceso={urlAcceso} />
      )}
    </aside>
  );
}

function Reading({ tipo, urlAcceso }: { tipo: OfferType; urlAcceso: string }) {
  return (
    <OfferView
      tipo={tipo}
      urlAcceso={urlAcceso}
      skeleton={<Waiting tipo={tipo} />}
      frame={(instead) => (
        <div className={classes.scroll}>
          <Group gap={0} align="stretch" justify="flex-end" wrap="nowrap" mb="xs">
            <Close tipo={tipo} />
          </Group>
          {instead}
        </div>
      )}
    >
      {(answer, apply) => (
        <>
          <Named title={answer.oferta.titulo} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section className={classes.scroll} tabIndex={0} aria-label={answer.oferta.titulo}>
            <Group gap="xs" align="flex-start" wrap="nowrap" mb="md">
              <div className={classes.words}>
                <Heading>{answer.oferta.titulo}</Heading>
                <OfferHead answer={answer} />
              </div>
              <Close tipo={tipo} />
            </Group>
            <OfferDetail answer={answer} order={3} />
          </section>
          <div className={classes.bar}>
            <ApplyBar answer={answer} onApply={apply} />
          </div>
        </>
      )}
    </OfferView>
  );
}

/** Read first by a student who has just chosen it in the list. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = useNavigationType() !== 'POP';
  const [comes] = useState(isChosen);
  useEffect(() => {
    if (!comes) return;
    // After the shell has taken the focus to the page's heading, as it does for every address.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [comes]);
  return (
    <Title order={2} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}

/** Names the tab, and tells who cannot see it that an offer has opened. */
function Named({ title }: { title: string }) {
  const t = useTexts('studentOffers');
  usePageTitle(title);
  return <VisuallyHidden role="status">{t('pane.opened', { title })}</VisuallyHidden>;
}

function Close({ tipo }: { tipo: OfferType }) {
  const t = useTexts('studentOffers');
  const pathTo = usePathTo();
  const { search } = useLocation();
  return (
    <Tooltip label={t('pane.close')}>
      <ActionIcon
        component={Link}
        to={pathTo(offersScreen[tipo]) + search}
        preventScrollReset
        aria-label={t('pane.close')}
        flex="none"
        m="-0.5rem -0.5rem 0 0"
      >
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

function Waiting({ tipo }: { tipo: OfferType }) {
  const ui = useTexts('ui');
  return (
    <div className={classes.scroll} role="status" data-loading>
      <VisuallyHidden>{ui('loading')}</VisuallyHidden>
      <Group gap="xs" align="flex-start" wrap="nowrap" mb="md">
        <div className={classes.words}>
          <Skeleton height={26} width="80%" />
          <Skeleton height={18} width="50%" mt={8} />
        </div>
        <Close tipo={tipo} />
      </Group>
      <Skeleton height={220} />
      <Skeleton height={22} width="40%" mt={24} />
      <Skeleton height={14} mt={12} />
      <Skeleton height={14} mt={8} />
      <Skeleton height={14} width="70%" mt={8} />
    </div>
  );
}
