module write

go 1.24
