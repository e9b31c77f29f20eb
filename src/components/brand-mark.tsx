/** The mark of the brand: three stacked servers, the middle one lit. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#0f4d3a" />
      <rect x="7" y="7" width="18" height="5" rx="1.6" fill="#7fb59d" />
      <rect x="7" y="13.5" width="18" height="5" rx="1.6" fill="#c8f169" />
      <rect x="7" y="20" width="18" height="5" rx="1.6" fill="#7fb59d" />
      <circle cx="22" cy="16" r="1.2" fill="#0f4d3a" />
    </svg>
  );
}
