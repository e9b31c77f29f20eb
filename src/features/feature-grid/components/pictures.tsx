import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const TICKS = 60;
const DEPLOY_SECONDS = 60;

/** A stop-watch face, its sixty ticks lighting up. */
export function DeployDial() {
  const intl = useIntl();

  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 2.5 }}>
      <Box
        component="svg"
        viewBox="0 0 120 120"
        aria-hidden="true"
        focusable="false"
        sx={{ inlineSize: 116, flex: 'none' }}
      >
        {Array.from({ length: TICKS }, (_, tick) => (
          <line
            key={tick}
            x1="60"
            y1="6"
            x2="60"
            y2={tick % 5 === 0 ? 18 : 13}
            stroke="#c8f169"
            strokeWidth={tick % 5 === 0 ? 3 : 1.6}
            strokeLinecap="round"
            transform={`rotate(${tick * 6} 60 60)`}
          />
        ))}
        <path d="M60 60 60 30" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
        <path d="M60 60 78 70" stroke="#c8f169" strokeWidth="4" strokeLinecap="round" />
        <circle cx="60" cy="60" r="5" fill="currentColor" />
      </Box>
      <Box sx={{ lineHeight: 1, fontWeight: 680 }}>
        <Box
          component="span"
          sx={{ fontSize: 'clamp(3.5rem, 3rem + 3vw, 5.25rem)', letterSpacing: '-0.05em', lineHeight: 0.86 }}
        >
          {intl.formatNumber(DEPLOY_SECONDS)}
        </Box>{' '}
        <Box component="span" sx={{ fontSize: '1.125rem', color: 'lime.main' }}>
          <FormattedMessage id="featureGrid.deploy.unit" />
        </Box>
      </Box>
    </Box>
  );
}

/** A question at night and its answer. */
export function SupportTalk() {
  return (
    <Box sx={{ display: 'grid', gap: 1, fontSize: '0.9375rem' }}>
      <Bubble>
        <FormattedMessage id="featureGrid.support.question" />
      </Bubble>
      <Bubble isAnswer>
        <FormattedMessage id="featureGrid.support.answer" />
      </Bubble>
    </Box>
  );
}

function Bubble({ isAnswer = false, children }: { isAnswer?: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        justifySelf: isAnswer ? 'end' : 'start',
        maxInlineSize: '85%',
        paddingBlock: 1,
        paddingInline: 2,
        borderRadius: '18px',
        ...(isAnswer
          ? { backgroundColor: '#10231d', color: '#f1f7f2', borderEndEndRadius: '5px' }
          : { backgroundColor: 'rgba(255, 255, 255, .62)', color: '#10231d', borderEndStartRadius: '5px' }),
      }}
    >
      {children}
    </Box>
  );
}

const rules = [
  { allows: true, port: '443/tcp', from: '0.0.0.0/0' },
  { allows: true, port: '22/tcp', from: '198.51.100.7' },
  { allows: false, port: '*', from: '203.0.113.0/24' },
] as const;

/** Three rules of a firewall as its owner sees them (addresses: RFC 5737). */
export function FirewallRules() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.75 }}>
      {rules.map(({ allows, port, from }) => (
        <Box
          key={from}
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            paddingBlock: 0.875,
            paddingInline: 1.5,
            borderRadius: '12px',
            backgroundColor: 'background.default',
            fontSize: '0.875rem',
          }}
        >
          <Box
            component="span"
            sx={{
              paddingInline: 1,
              borderRadius: '7px',
              fontWeight: 650,
              color: allows ? '#10231d' : '#ffffff',
              backgroundColor: allows ? 'lime.main' : '#b3261e',
            }}
          >
            <FormattedMessage id={allows ? 'featureGrid.firewall.allow' : 'featureGrid.firewall.deny'} />
          </Box>
          <Box component="code" dir="ltr" sx={{ fontWeight: 600 }}>
            {port}
          </Box>
          <Box component="code" dir="ltr" sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}>
            {from}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
