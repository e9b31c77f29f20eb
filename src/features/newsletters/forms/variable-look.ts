/** Look of a variable in a text: one piece, isolated from the direction of the text around it. */
export const variableLook = {
  display: 'inline-block',
  maxWidth: '100%',
  paddingInline: 0.75,
  borderRadius: '6px',
  backgroundColor: 'action.selected',
  color: 'text.primary',
  fontSize: '0.875em',
  unicodeBidi: 'isolate',
};
