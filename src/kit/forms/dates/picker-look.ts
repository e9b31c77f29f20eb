/** Look of a picker's place. The pattern of an empty date, such as MM/DD/YYYY, has the contrast that WCAG AA requires of text. */
export const pickerLook = (isEmpty: boolean) => ({
  width: '100%',
  ...(isEmpty && { '& [data-shrink=true] + * .MuiPickersInputBase-sectionsContainer': { opacity: 0.7 } }),
});
