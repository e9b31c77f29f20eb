# Reads a CSV file and writes it again, both by R's defaults: write.R PEOPLE OUT
arguments <- commandArgs(trailingOnly = TRUE)
write.csv(read.csv(arguments[1]), arguments[2])
