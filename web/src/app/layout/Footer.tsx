import { Anchor, Box } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useBrand } from '../../lib/brand/brand.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { useSession } from '../../lib/session/session.ts';
import { statisticsOf } from '../../lib/storage/statistics.ts';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { phoneLink } from '../../ui/phone-link.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './Footer.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const networks = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  facebook: 'Facebook',
} as const;

const legalScreens = ['privacyPolicy', 'cookiePolicy', 'dataProtection', 'accessibility'] as const;

export function Footer() {
  const t = useTexts('shell');
  const language = useLanguage();
  const brand = useBrand();
  const isFolded = useSession() !== null;
  const [isOpen, setOpen] = useState(false);
  return (
    <Text component="footer" dim small className={classes.footer}>
      {/* In sight before the login, behind a button of the last line after it. */}
      <div id="pie" className={classes.inner} hidden={isFolded && !isOpen}>
        <Box maw="40ch">
          <p className={classes.name}>{brand.nombre}</p>
          <p>{brand.pie[language]}</p>
          {brand.demo && (
            <Box component="p" mt="sm">
              {t('demo')}
            </Box>
          )}
        </Box>
        {brand.campus.length > 0 && (
          <section className={classes.block} aria-labelledby="pie-campus">
            <Text component="h2" small strong lh="1.3" id="pie-campus">
              {t('footer.campuses')}
            </Text>
            <ul className={classes.campuses}>
              {brand.campus.map(({ idSede, nombre, direccion, telefono }) => (
                <li key={idSede}>
                  <strong>{nombre}</strong>
                  <br />
                  {direccion}
                  <br />
                  <Anchor href={phoneLink(telefono)}>{telefono}</Anchor>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className={classes.block} aria-labelledby="pie-contacto">
          <Text component="h2" small strong lh="1.3" id="pie-contacto">
            {t('footer.contact')}
          </Text>
          <ul className={classes.list}>
            <li>
              <EmailLink address={brand.correos.general} />
            </li>
            <li>
              <Anchor href={phoneLink(brand.telefono)}>{brand.telefono}</Anchor>
            </li>
            {brand.redes.map(({ red, url }) => (
              <li key={url}>
                <Anchor href={url} rel="noreferrer" target="_blank">
                  {networks[red]}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
        <LegalLinks />
      </div>
      <div className={classes.bottom}>
        <Text component="div" tiny className={classes.last} data-folded={isFolded || undefined}>
          {isFolded && (
            <button
              type="button"
              className={classes.whole}
              aria-expanded={isOpen}
              aria-controls="pie"
              onClick={() => setOpen(!isOpen)}
            >
              <IconChevronUp size={16} aria-hidden />
              {t('footer.whole')}
            </button>
          )}
          <span>{t('footer.rights', { year: String(new Date().getFullYear()), name: brand.fundacion })}</span>
          <span>{t('footer.version', { version: brand.version })}</span>
          <LanguageSwitch />
        </Text>
      </div>
    </Text>
  );
}

/** The pages of the institution, then what it links to elsewhere. */
function LegalLinks() {
  const t = useTexts('shell');
  const titles = useTitles();
  const language = useLanguage();
  const brand = useBrand();
  return (
    <section className={classes.block} aria-labelledby="pie-legal">
      <Text component="h2" small strong lh="1.3" id="pie-legal">
        {t('footer.legal')}
      </Text>
      <ul className={classes.list}>
        {legalScreens.map((id) => (
          <li key={id}>
            <ScreenLink to={id}>{titles(id)}</ScreenLink>
          </li>
        ))}
        {statisticsOf(brand) !== null && (
          <li>
            <ScreenLink to="cookiePolicy" search="#preferencias">
              {t('footer.cookies')}
            </ScreenLink>
          </li>
        )}
        {brand.paginas.map(({ id, titulo }) => (
          <li key={id}>
            <ScreenLink to="brandPage" params={{ id }}>
              {titulo[language]}
            </ScreenLink>
          </li>
        ))}
        {brand.enlacesLegales.map(({ titulo, url }) => (
          <li key={url}>
            <Anchor href={url}>{titulo[language]}</Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
